import { formatLongMoment } from '@marco/web-kit/format';

/** 'Se recordó el 21 de julio de 2026, 2:30 p. m. a Migración Colombia.' */
export function presentRecordado(en: string | null, a: string): string {
  return `Se recordó el ${formatLongMoment(en)} a ${a}.`;
}
