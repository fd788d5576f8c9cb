// Where the reader is: what is beside the page (rules, above all) opens at what concerns it.
export const place = $state({ game: '', prompt: '' });

/** While a page is about a game; the result ends it. */
export function atGame(game: string): () => void {
  place.game = game;
  return () => {
    if (place.game === game) place.game = '';
  };
}

/** While something is asked there; the result ends it. */
export function atPrompt(prompt: string): () => void {
  place.prompt = prompt;
  return () => {
    if (place.prompt === prompt) place.prompt = '';
  };
}
