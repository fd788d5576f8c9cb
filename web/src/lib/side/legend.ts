// The signs that lie on the board now, each with the name it has there.

export interface Sign {
  name: string;
  drawing: SVGElement;
}

const NAMED = '[title], [aria-label]';
const LONGEST = 48; // letters; what is longer is a sentence about a thing, not the name of a sign

/** A name without what is counted. */
function plain(name: string): string {
  return name.replace(/\s*[:(×+−–-]*\s*\d.*$/u, '').trim();
}

/** What a sign looks like: its lines, whatever its size and colour. */
function lines(drawing: SVGElement): string {
  return [...drawing.querySelectorAll('path')].map((path) => path.getAttribute('d')).join();
}

/** In the order of the board; a sign is listed once, under the first name it has. */
export function signsOn(board: ParentNode): Sign[] {
  const found = new Map<string, Sign>();
  for (const thing of board.querySelectorAll<Element>(NAMED)) {
    const drawings =
      thing instanceof SVGElement ? [thing] : [...thing.querySelectorAll<SVGElement>('svg.icon')];
    const name = plain(thing.getAttribute('title') ?? thing.getAttribute('aria-label') ?? '');
    const drawing = drawings[0];
    if (!drawing || drawings.length > 1 || !name || name.length > LONGEST) continue;
    const look = lines(drawing);
    const known = [...found.values()].some((sign) => sign.name === name);
    if (look && !known && !found.has(look)) {
      const copy = drawing.cloneNode(true) as SVGElement;
      copy.style.color = getComputedStyle(drawing).color;
      copy.setAttribute('width', '1.5em');
      copy.setAttribute('height', '1.5em');
      copy.setAttribute('aria-hidden', 'true');
      found.set(look, { name, drawing: copy });
    }
  }
  return [...found.values()];
}
