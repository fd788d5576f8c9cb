// What the rules of Five Seals show besides scrolls.
import type { Figures } from '../../lib/rules/figures';
import Dice from './figures/Dice.svelte';

export const figures: Figures = { dice: Dice };
