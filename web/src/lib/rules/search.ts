// Looking for words in the rules, as people do: small letters, and ё is е.
import type { RuleSection } from '../wire/types';

export function folded(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е');
}

function textOf(section: RuleSection): string {
  return `${section.title} ${section.parts.map((part) => part.html.replace(/<[^>]+>/g, '')).join(' ')}`;
}

/** Sections that have all these words, those with them in the title first; all of them if there are none. */
export function sectionsWith(sections: RuleSection[], search: string): RuleSection[] {
  const wanted = folded(search).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return sections;
  const has = (text: string) => wanted.every((word) => folded(text).includes(word));
  const titled = sections.filter((section) => has(section.title));
  return [...titled, ...sections.filter((section) => !titled.includes(section) && has(textOf(section)))];
}
