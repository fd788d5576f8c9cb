// Were the dice of a record fair? A verifier that uses nothing of Arcanarium: a record is read and hashed, with WebCrypto.
// The protocol is docs/fair_dice.md.
//
//   node fair_dice.mjs game.txt --seal <fingerprint you saw before the game> --share <what your browser added>
//
// In a browser fair_dice.html asks for the same three.

const FORM = 'arcanarium-dice-1';

export async function sha256(text) {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The header of a record: its lines up to the first empty one, by their names. */
export function readHeader(record) {
  const fields = {};
  for (const line of record.split(/\r?\n/).slice(1)) {
    if (line.trim() === '') break;
    const colon = line.indexOf(':');
    fields[line.slice(0, colon).trim()] = line.slice(colon + 1).trim();
  }
  return fields;
}

/** Options as `name=value`, by their names. */
function readOptions(words) {
  return Object.fromEntries(words.map((word) => [word.split('=')[0], word.slice(word.indexOf('=') + 1)]));
}

/**
 * What is wrong with the dice of a record (nothing: `problems` is empty), and what one should know.
 * `seal` is the fingerprint one saw before the game, `share` what one's own browser added.
 */
export async function check(record, { seal = '', share = '' } = {}) {
  const header = readHeader(record);
  const problems = [];
  const notes = [];
  const demand = (kept, problem) => void (kept || problems.push(problem));
  if (!header.hash)
    return { problems: ['the record has no seal: its seed was chosen, or nobody can tell'], notes };
  if (seal) demand(seal.trim().toLowerCase() === header.hash, 'the seal is not the one that you saw');
  else notes.push(`compare the seal with what you saw before the game: ${header.hash}`);
  if (!header.dice) {
    notes.push('laid before dice were mixed: the server drew the seed alone');
    demand(
      (await sha256(`${header.salt}:${header.seed}`)) === header.hash,
      'the seed is not the one that was sealed',
    );
    if (share) problems.push('your share is not in the dice');
    return { problems, notes };
  }
  const [form, secret, , game, , options, ...seats] = header.dice.split(' ');
  demand(form === FORM, `the dice are not mixed as ${FORM}`);
  demand(
    (await sha256(`arcanarium secret ${secret}`)) === header.hash,
    'the secret is not the one that was sealed',
  );
  demand(game === header.game, 'the dice were mixed for another game');
  demand(seats.length === Number(header.seats), 'the dice were mixed for another number of seats');
  const mixed = readOptions(options === '-' ? [] : options.split(','));
  const played = readOptions((header.options ?? '').split(' ').filter((word) => word !== ''));
  for (const [name, value] of Object.entries(played))
    demand(mixed[name] === value, `the dice were mixed for another option ${name}`);
  const told = [];
  for (const [seat, part] of seats.entries()) {
    const [kind, pledge, own] = part.split(':');
    if (pledge === undefined) notes.push(`seat ${seat} (${kind}) brought no share`);
    else if (own === '-')
      notes.push(`seat ${seat}: the share was promised, did not come in time and was left out`);
    else {
      told.push(own);
      demand(
        (await sha256(`arcanarium share ${own}`)) === pledge,
        `seat ${seat}: the share is not the promised one`,
      );
    }
  }
  if (share) demand(told.includes(share.trim().toLowerCase()), 'your share is not in the dice');
  if (told.length === 0) notes.push('nobody brought a share: the server drew the seed alone');
  const seed = BigInt(`0x${(await sha256(header.dice)).slice(0, 32)}`);
  demand(String(seed) === header.seed, 'the seed does not follow from what was mixed');
  return { problems, notes };
}

/** The 32 bits of draw `number` (from 0) under a seed: HalfSipHash's mixing with all four words keyed. */
export function draw(seed, number) {
  const word = (shift) => Number((seed >> BigInt(shift)) & 0xffffffffn);
  let a = word(31);
  let b = ((word(0) & 0x7fffffff) | (Number((seed >> 63n) & 1n) << 31)) ^ 0x5bd1e995;
  let c = a ^ 0x6c796765 ^ word(96);
  let d = b ^ 0x74656462 ^ word(64);
  const turned = (value, by) => (value << by) | (value >>> (32 - by));
  d ^= number;
  for (let turn = 0; turn < 6; turn += 1) {
    if (turn === 2) {
      a ^= number;
      c ^= 0xff;
    }
    a = (a + b) | 0;
    b = turned(b, 5) ^ a;
    a = turned(a, 16);
    c = (c + d) | 0;
    d = turned(d, 8) ^ c;
    a = (a + d) | 0;
    d = turned(d, 7) ^ a;
    c = (c + b) | 0;
    b = turned(b, 13) ^ c;
    c = turned(c, 16);
  }
  return (b ^ d) >>> 0;
}

// -- the page

if (typeof document !== 'undefined') {
  const form = document.querySelector('form');
  const said = document.querySelector('output');
  const russian = navigator.language.startsWith('ru');
  document.documentElement.lang = russian ? 'ru' : 'en';
  for (const part of document.querySelectorAll(`[lang="${russian ? 'en' : 'ru'}"]:not(html)`)) part.remove();
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const { record, seal, share } = Object.fromEntries(new FormData(form));
    const { problems, notes } = await check(record.trim(), { seal, share });
    said.replaceChildren();
    const good = russian ? '✓ Кубики честные' : '✓ The dice were fair';
    for (const line of [...(problems.length ? problems.map((each) => `✗ ${each}`) : [good]), ...notes]) {
      said.append(Object.assign(document.createElement('p'), { textContent: line }));
    }
  });
}

// -- the command

if (typeof process !== 'undefined' && process.argv[1]?.endsWith('fair_dice.mjs')) {
  const { readFileSync } = await import('node:fs');
  const [path, ...rest] = process.argv.slice(2);
  const given = (name) => (rest.includes(name) ? rest[rest.indexOf(name) + 1] : '');
  const { problems, notes } = await check(readFileSync(path, 'utf-8'), {
    seal: given('--seal'),
    share: given('--share'),
  });
  for (const line of notes) console.log(line);
  for (const line of problems) console.log(`Broken: ${line}`);
  if (!problems.length) console.log('The dice were fair.');
  process.exitCode = problems.length ? 1 : 0;
}
