import type { FormaCertificado } from '../../contract/terms.ts';

/** Where a form of a certificate is downloaded, by a link. */
export function toDescarga(codigo: string, forma: FormaCertificado): string {
  return `/api-public/certificados/${codigo}?formato=${forma}`;
}
