/** The description of the API, at the address programs have known it by. */
export const API_DOCS = '/api/docs';

/** One operation of it. */
export function toOperation(id: string): string {
  return `${API_DOCS}?operacion=${encodeURIComponent(id)}`;
}

export const TITULO_API = 'Descripción de la API';
