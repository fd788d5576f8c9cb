// The light each game stands in, wherever it is offered.

export const TINT: Record<string, string> = {
  seasons: '#5fae6c',
  res_arcana: '#c9923f',
  five_seals: '#c4574b',
  time_masters: '#4f93c8',
  evenfall: '#8b6fd0',
};
