import { setArtist } from '../../lib/cards/art';
import { artist } from './art';

setArtist('evenfall', artist);

export { default } from './Board.svelte';
export { default as Chip } from './Chip.svelte';
export { onBoard } from './deeds';
export { choreography } from './motion';

export const wholePrompts = ['bid', 'change-dial', 'choose', 'reward-order', 'place-stones'] as const;
