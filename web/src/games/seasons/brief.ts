// What a card does, in symbols: shown where a card is too small for its text.
// Words are names of icons (when it happens comes first), everything else is written as it stands.

const BRIEFS: Record<string, string> = {
  amulet_of_air: 'enter +2 gauge',
  amulet_of_fire: 'enter 4 look → 1 draw',
  amulet_of_earth: 'enter +9 crystal',
  amulet_of_water: 'enter +4 any',
  balance_of_ishtar: 'use 3 any → 9 crystal',
  staff_of_spring: 'summon +3 crystal',
  temporal_boots: 'enter wheel ±3',
  purse_of_io: 'always transmute +1 crystal',
  divine_chalice: 'enter 4 look → 1 slot',
  syllas_the_faithful: 'enter rival −1 card',
  figrim_the_avaricious: 'season steal 1 crystal',
  naria_the_prophetess: 'enter +1 draw rival +1',
  wondrous_chest: 'round 4+ any → 3 crystal',
  beggars_horn: 'round 0–1 any → +1',
  die_of_malice: 'use reroll +2 crystal',
  kairn_the_destroyer: 'use any → rival −4 crystal',
  amsug_longneck: 'enter item → back',
  bespelled_grimoire: 'enter +2 any always 10',
  ragfields_helm: 'end card + 20',
  hand_of_fortune: 'always summon −1 any',
  lewis_greyface: 'enter rival any ×',
  runic_cube_of_eolis: 'end 30',
  potion_of_power: 'use sacrifice +1 draw +2 gauge',
  potion_of_dreams: 'use sacrifice → 1 slot',
  potion_of_knowledge: 'use sacrifice +5 any',
  potion_of_life: 'use sacrifice any → 4 crystal',
  hourglass_of_time: 'season +1 any',
  scepter_of_greatness: 'enter +3 crystal × item',
  olafs_blessed_statue: 'enter +20 crystal',
  yjangs_forgotten_vase: 'summon +1 any',
  elemental_amulet: 'enter water fire earth air',
  tree_of_light: 'use 3 crystal ⇄ any transmute',
  arcano_leech: 'rival summon −1 crystal',
  crystal_orb: 'use look → 4 any slot',
  glutton_cauldron: 'use any 7 → 15 crystal',
  vampiric_crown: 'enter draw → any',
  dragon_skull: 'use 3 sacrifice → 15 crystal',
  demon_of_argos: 'enter rival −1 gauge +1 draw',
  titus_deepgaze: 'round steal 1 crystal',
  air_elemental: 'enter rival any → air',
  thieving_fairies: 'rival use → 2 crystal',
  cursed_treatise_of_arus: 'enter +2 any +1 gauge +10 crystal',
  idol_of_the_familiar: 'enter +10 use familiar crystal',
  necrotic_kriss: 'use familiar → 4 any',
  lantern_of_xidit: 'end any + 3',
  sealed_chest_of_urm: 'end 0 familiar + 20',
  mirror_of_the_seasons: 'use any crystal → any',
  pendant_of_ragnor: 'enter +1 any × item',
  sid_nightshade: 'enter steal 5 crystal',
  damned_soul_of_onys: 'enter +10 crystal round −3',
};
const SAME: Record<string, string> = { look: 'draw', wheel: 'turn-of-season', season: 'turn-of-season' };

export interface Sign {
  /** The name of an icon, or empty. */
  icon: string;
  text: string;
}

export function briefOf(kind: string, icons: Readonly<Record<string, string>>): Sign[] {
  return (BRIEFS[kind] ?? '')
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const icon = SAME[word] ?? word;
      return icon in icons ? { icon, text: '' } : { icon: '', text: word };
    });
}
