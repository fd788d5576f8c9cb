// Where on the page the thing is that the teacher means.
import type { LessonPointer } from '../wire/wire';

function selectors(pointer: LessonPointer): string[] {
  const name = CSS.escape(pointer.name);
  switch (pointer.to) {
    case 'answer':
      return [`[data-live~="${name}"]`, `[data-answer="${name}"]`];
    case 'card':
      return [`[data-key="card:${name}"]`, `[data-key^="card:${name}."]`];
    case 'spot':
      return [`[data-spot="${name}"]`];
    case 'prompt':
      return ['.prompt'];
  }
}

/** The first one that can be seen. */
export function findPointed(root: ParentNode, pointer: LessonPointer): Element | null {
  for (const selector of selectors(pointer)) {
    for (const found of root.querySelectorAll(selector)) {
      const box = found.getBoundingClientRect();
      if (box.width > 0 && box.height > 0) return found;
    }
  }
  return null;
}
