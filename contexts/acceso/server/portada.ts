import type { DatabaseSchema } from '@marco/database';
import { findParametroTexto, findSitio } from '@marco/parametros/port';
import type { HeadedPages } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { accesoPaths } from '../contract/acceso.paths.ts';

/** What the landing says to search engines, and to people until its code draws it. */
export function createPortada(database: Kysely<DatabaseSchema>): HeadedPages {
  return {
    path: accesoPaths.landing,
    find: async () => {
      const { base, producto } = await findSitio(database);
      const description = await findParametroTexto(database, 'descripcion.producto', '');
      const url = base + accesoPaths.landing;
      return {
        title: producto,
        heading: producto,
        beginsWithBand: true,
        description,
        canonical: url,
        alternates: [],
        data: {
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          '@id': url,
          url,
          name: producto,
          description,
          inLanguage: 'es',
        },
      };
    },
  };
}
