export { ReadingBody } from './reading-body.tsx';
export { hasFacts, type ReadingFact, ReadingFacts } from './reading-facts.tsx';
export { useBlockOfTab } from './use-block-of-tab.ts';
export { type OnTotal, useReportedTotal, useTotals } from './use-totals.ts';
