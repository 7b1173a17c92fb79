import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { EmptyState } from '@marco/web-kit/empty-state';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { useNavigate } from 'react-router';
import { directorioPaths, toFicha } from '../../contract/directorio.paths.ts';
import { CONSULTA_VACIA, formatConsulta } from '../../rules/consulta-directorio.ts';
import { CajaDirectorio } from '../lista/caja-directorio.tsx';
import type { FichaPedida } from './use-ficha.ts';

const TITULO = 'Servicio no encontrado';

/** An address no servicio stands at, with the box to look for it; of a version, with the way to the servicio. */
export function FichaNoPublicada({ entidad, servicio, version }: FichaPedida) {
  const navigate = useNavigate();
  usePageTitle(TITULO);
  return (
    <>
      <PageHeading title={TITULO} />
      <CardStack>
        <Card flush>
          <EmptyState
            drawing="search"
            title={
              version === undefined
                ? 'En esta dirección no hay un servicio del directorio.'
                : `Este servicio no tiene una versión ${version} en el directorio.`
            }
            text="Revise la dirección o búsquelo por su nombre o por el dato que entrega."
          >
            {version === undefined ? null : (
              <ButtonLink variant="secondary" to={toFicha(entidad, servicio)}>
                Ver la versión vigente
              </ButtonLink>
            )}
          </EmptyState>
        </Card>
        <CajaDirectorio
          consulta={CONSULTA_VACIA}
          datos={[]}
          isSearching={false}
          onSearch={(buscado) => {
            const query = new URLSearchParams(formatConsulta({ ...CONSULTA_VACIA, ...buscado }));
            void navigate(`${directorioPaths.home}?${query}`);
          }}
        />
      </CardStack>
    </>
  );
}
