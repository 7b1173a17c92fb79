import { presentEntidad } from '@marco/entidades/terms';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, NotFound, readId } from '@marco/web-kit/not-found';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Building2, GitBranch } from 'lucide-react';
import { useParams } from 'react-router';
import { acuerdosPaths, TITULO_ACUERDOS } from '../../contract/acuerdos.paths.ts';
import { PoliticaForm } from '../formulario/politica-form.tsx';
import { usePolitica } from '../use-politica.ts';

const NO_ENCONTRADA = (
  <NotFound
    title="Versión no encontrada"
    message="La versión no existe, o su servicio no es de su entidad."
    hint="Abra las condiciones desde la página del servicio."
    to={acuerdosPaths.home}
    backLabel={TITULO_ACUERDOS}
  />
);

/** '/app/acuerdos/politicas/{id}': on which terms a version of a servicio is consumed, for who offers it and the ministry. */
export function PoliticaScreen() {
  usePageTitle('Condiciones de consumo');
  const id = readId(useParams()['id']);
  return id === null ? NO_ENCONTRADA : <Ficha key={id} versionId={id} />;
}

function Ficha({ versionId }: { readonly versionId: number }) {
  const politica = usePolitica(versionId);
  if (isNotFound(politica.error)) return NO_ENCONTRADA;
  const { data } = politica;
  return (
    <>
      <PageHeading
        title={data ? `Condiciones de consumo: ${data.servicio.nombre}` : 'Condiciones de consumo'}
        lead="Quién puede pedir esta versión, cuántas consultas al día se admiten y qué datos se dan solo con una razón."
        facts={
          data
            ? [
                { icon: <GitBranch size={16} />, text: `Versión ${data.numero}` },
                {
                  icon: <Building2 size={16} />,
                  text: presentEntidad(data.proveedora.nombre, data.proveedora.sigla),
                },
              ]
            : []
        }
      />
      <LoadBlock query={politica} subject="las condiciones de la versión">
        {(cargada) => <PoliticaForm key={cargada.version} politica={cargada} />}
      </LoadBlock>
    </>
  );
}
