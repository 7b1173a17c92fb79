export { Fact, FactSheet } from './fact-sheet.tsx';
