import type { DatabaseSchema } from '@marco/database';
import { findParametroTexto } from '@marco/parametros/port';
import type { HeadedPages } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { ESTADO_PRODUCTO, TITULO_ESTADO_PRODUCTO } from '../../contract/estado-producto.paths.ts';
import { PRESENTACION_ESTADO } from '../../contract/estado-producto.terms.ts';

/** What the page of the state says until its code draws it. */
export function createPaginaDeEstado(database: Kysely<DatabaseSchema>): HeadedPages {
  return {
    path: ESTADO_PRODUCTO,
    find: async () => {
      const base = (await findParametroTexto(database, 'sitio.direccion', '')).replace(/\/$/, '');
      const url = base + ESTADO_PRODUCTO;
      return {
        title: TITULO_ESTADO_PRODUCTO,
        heading: TITULO_ESTADO_PRODUCTO,
        description: PRESENTACION_ESTADO,
        canonical: url,
        alternates: [
          { type: 'application/json', title: TITULO_ESTADO_PRODUCTO, href: `${base}/api-public/estado` },
        ],
        data: {
          '@context': 'https://schema.org',
          '@type': 'WebPage',
          '@id': url,
          url,
          name: TITULO_ESTADO_PRODUCTO,
          description: PRESENTACION_ESTADO,
          inLanguage: 'es',
        },
      };
    },
  };
}
