import type { AccionElementos } from '@marco/elementos-de-dato/widgets';
import { DownloadEsquemas } from '../esquemas/download-esquemas.tsx';

/** What is done with the elements chosen in a list: their schemas are taken together. */
export const elementosAcciones: readonly AccionElementos[] = [{ order: 10, Accion: DownloadEsquemas }];
