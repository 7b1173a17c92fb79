export { Outcome, OutcomeList, OutcomeReasons } from './outcome-list.tsx';
