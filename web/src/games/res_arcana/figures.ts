// What the rules of Res Arcana show besides cards.
import type { Figures } from '../../lib/rules/figures';
import Essences from './figures/Essences.svelte';

export const figures: Figures = { essences: Essences };
