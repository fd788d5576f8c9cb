// What is worth telling only when it lasts: so nothing flickers that is over in a moment.
const MOMENT = 450;

/** True once the condition has held for a while; called while a component is made. */
export function patient(condition: () => boolean, milliseconds = MOMENT): { readonly yes: boolean } {
  let lasts = $state(false);
  $effect(() => {
    if (!condition()) {
      lasts = false;
      return;
    }
    const timer = setTimeout(() => (lasts = true), milliseconds);
    return () => clearTimeout(timer);
  });
  return {
    get yes() {
      return lasts;
    },
  };
}
