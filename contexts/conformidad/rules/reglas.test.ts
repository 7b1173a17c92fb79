import { expect, it } from 'vitest';
import { CODIGOS, REGLAS } from './reglas.ts';

it('[AREA-05] each check says the guideline it is evidence of, by the items of the levels', () => {
  const codigos = Map.groupBy(CODIGOS, (codigo) => REGLAS[codigo].lineamiento.split(' ')[0]);
  const suyos = [...codigos].map(([lineamiento, juntos]) => [lineamiento, juntos.join(' ')]);
  expect(Object.fromEntries(suyos)).toEqual({
    'LI.I15D.LG.03': 'C-05 C-14',
    'LI.I15D.SM.01': 'C-09 C-10',
    'LI.I15D.SM.02': 'C-03',
    'LI.I15D.SM.05': 'C-13 M-01 M-02 M-03',
    'LI.I15D.SM.06': 'C-04 C-06 C-07 C-08 C-11',
    'LI.I15D.TE.01': 'C-15 C-16',
    'LI.I15D.TE.05': 'C-01 C-02 C-12 M-04',
  });
});
