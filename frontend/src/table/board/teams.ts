/** The teams' signs: a letter, a colour and the outline of a shape in a field of 20 by 20, all different. */
const TEAMS = [
  { letter: 'A', colour: '#0b7f8a', path: 'M10 1.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17z' },
  { letter: 'B', colour: '#bd5400', path: 'M2 2h16v16H2z' },
  { letter: 'C', colour: '#6b7380', path: 'M10 .2 19.8 10 10 19.8.2 10z' },
  { letter: 'D', colour: '#bf4596', path: 'M5.2 1.2h9.6L19.6 10l-4.8 8.8H5.2L.4 10z' },
] as const;

/** The sign of a team, numbered from 0. */
export const teamSign = (team: number) => TEAMS[team % TEAMS.length] ?? TEAMS[0];

export const teamLetter = (team: number): string => teamSign(team).letter;
export const teamColour = (team: number): string => teamSign(team).colour;
