// Digits choose what is alive, in the order of the page: each says which.
import { alive } from '../page/keyboard';

/** The first nine living things of the stage have their digit on them; the result ends that. */
export function showDigits(stage: HTMLElement): () => void {
  let frame = 0;
  const number = () => {
    frame = 0;
    const nine = alive(stage).slice(0, 9);
    for (const each of stage.querySelectorAll<HTMLElement>('[data-digit]')) {
      if (!nine.includes(each)) delete each.dataset['digit'];
    }
    nine.forEach((each, i) => (each.dataset['digit'] = String(i + 1)));
  };
  const watcher = new MutationObserver(() => {
    frame ||= requestAnimationFrame(number);
  });
  watcher.observe(stage, { childList: true, subtree: true, attributeFilter: ['data-live'] });
  number();
  return () => {
    watcher.disconnect();
    cancelAnimationFrame(frame);
  };
}
