import type { FiltroInforme } from '../../contract/index.ts';
import type { LectorDeInformes } from './lector-informes.ts';

/** What a report is asked for, and who asks. */
export type InformePedido = FiltroInforme & { readonly lector: LectorDeInformes };
