export { NoMatches } from './no-matches.tsx';
