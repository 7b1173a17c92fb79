import { INICIO } from '@marco/parametros/paths';
import { CardStack } from '@marco/web-kit/card-stack';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, NotFound } from '@marco/web-kit/not-found';
import { PageHeading, useRecordTrail } from '@marco/web-kit/page';
import { useParams } from 'react-router';
import { plataformaPaths } from '../../contract/plataforma.paths.ts';
import { CuentaCard } from '../operacion/cuenta-card.tsx';
import { ImportacionCard } from '../operacion/importacion-card.tsx';
import { useImportacion } from '../operacion/use-importaciones.ts';

const ARRIBA = [INICIO, { nombre: 'Plataforma X-Road', to: plataformaPaths.home }];

/** '/app/xroad/importaciones/{id}': one file, from its first piece to its sums. */
export function ImportacionScreen() {
  const id = useParams()['id'] ?? '';
  const importacion = useImportacion(id);
  const isUnknown = isNotFound(importacion.error);
  const nombre = isUnknown ? 'Importación no encontrada' : (importacion.data?.nombre ?? 'Importación');
  useRecordTrail(nombre, ARRIBA);
  if (isUnknown)
    return (
      <NotFound
        title={nombre}
        message="La importación que busca no existe."
        hint="Búsquela en la lista por el nombre de su archivo."
        to={plataformaPaths.home}
        backLabel="Ver las importaciones"
      />
    );
  return (
    <>
      <PageHeading title={nombre} />
      <LoadBlock query={importacion} subject="la importación">
        {(data) => (
          <CardStack>
            <ImportacionCard importacion={data} />
            <CuentaCard resumen={data.resumen} />
          </CardStack>
        )}
      </LoadBlock>
    </>
  );
}
