export { ExplainedTerm } from './explained-term.tsx';
