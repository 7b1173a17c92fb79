import { ButtonLink } from '@marco/web-kit/button';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, readId } from '@marco/web-kit/not-found';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { ArrowLeft } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router';
import { capasDeUsoPaths } from '../../contract/capas-de-uso.paths.ts';
import { findUrlOriginal } from '../../rules/url-original.ts';
import { CapaNoEncontrada } from '../capa-no-encontrada.tsx';
import { listHechos } from '../detalle/hechos-capa.tsx';
import { PaginaCapa } from '../detalle/pagina-capa.tsx';
import { EstadoCapaChip } from '../estado-capa-chip.tsx';
import { useCapaTrail } from '../trail.ts';
import { useVersion } from '../use-capa.ts';

/** A version of a layer as it was in force; the way back leads where it was opened (ROUTE-12). */
export function VersionCapaScreen() {
  const params = useParams();
  const id = readId(params['id']);
  const versionId = readId(params['versionId']);
  if (id === null || versionId === null) return <CapaNoEncontrada />;
  return <Version key={versionId} id={id} versionId={versionId} />;
}

function Version({ id, versionId }: { readonly id: number; readonly versionId: number }) {
  const urlOri = findUrlOriginal(useSearchParams()[0].get('urlOri'));
  const version = useVersion(id, versionId);
  const actual = version.data?.actual;
  const titulo = actual ? `${actual.nombre}, versión ${actual.numero}` : 'Versión de una capa de uso';
  usePageTitle(titulo);
  useCapaTrail({ nombre: actual?.nombre, id, current: `Versión ${actual?.numero ?? ''}`, urlOri });
  if (isNotFound(version.error)) return <CapaNoEncontrada />;
  return (
    <>
      <PageHeading
        title={titulo}
        facts={version.data ? listHechos(version.data, version.data.actual) : []}
        chip={actual ? <EstadoCapaChip estado={actual.estado} /> : undefined}
        actions={
          <ButtonLink
            variant="neutral"
            icon={<ArrowLeft size={18} />}
            to={urlOri ?? capasDeUsoPaths.listaRestaurada}
          >
            Volver
          </ButtonLink>
        }
      />
      <LoadBlock query={version} subject="la versión">
        {(data) => (
          <PaginaCapa
            capa={data}
            version={data.actual}
            aviso={
              data.actual.flagHistorico ? (
                <Notice>Esta versión ya no rige: se conserva como estuvo vigente y no se edita.</Notice>
              ) : null
            }
          />
        )}
      </LoadBlock>
    </>
  );
}
