import { DICCIONARIO } from '@marco/oid/paths';
import { INICIO } from '@marco/parametros/paths';
import { Termino } from '@marco/parametros/widgets';
import { useNombreEnMenu } from '@marco/usuarios/widgets';
import { ButtonLink } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import { useSearchForm } from '@marco/web-kit/list-search';
import { PageHeading, useRecordTrail } from '@marco/web-kit/page';
import { sortPanels } from '@marco/web-kit/panels';
import { BookOpenText, Plus } from 'lucide-react';
import { elementosDeDatoPaths } from '../../contract/elementos-de-dato.paths.ts';
import { FILTRO_VACIO } from '../../rules/elementos/consulta-elementos.ts';
import type { AccionesSlots } from '../elemento-slots.ts';
import { FiltroDeElementos } from '../lista/filtro-elementos.tsx';
import { TablaElementos } from '../lista/tabla-elementos.tsx';
import { useConsulta } from '../lista/use-consulta.ts';
import { useElementos, usePermisosElementos } from '../lista/use-elementos.ts';

const ARRIBA = [INICIO];

/** The registry as those who work on it see it, now or as it was on a day (AREA-06), with the actions of later contexts. */
export function createElementosRoute(given: AccionesSlots) {
  const acciones = sortPanels(given);
  return function ElementosRoute() {
    return <Registro acciones={acciones} />;
  };
}

function Registro({ acciones }: { readonly acciones: AccionesSlots }) {
  const titulo = useNombreEnMenu('Elementos de dato');
  useRecordTrail(titulo, ARRIBA);
  const busqueda = useConsulta();
  const elementos = useElementos(busqueda.search);
  const { key, form } = useSearchForm(busqueda, elementos, FILTRO_VACIO);
  const permisos = usePermisosElementos().data;
  const crear = permisos?.crear;

  return (
    <>
      <PageHeading
        title={titulo}
        lead={
          <>
            Los <Termino clave="elemento">elementos</Termino> con los que las entidades intercambian
            información con un mismo significado.
          </>
        }
        actions={
          <>
            <ButtonLink variant="secondary" to={DICCIONARIO} icon={<BookOpenText size={18} />}>
              Ver diccionario
            </ButtonLink>
            {crear ? (
              <ButtonLink to={elementosDeDatoPaths.create} icon={<Plus size={18} />} blocked={crear}>
                Crear elemento
              </ButtonLink>
            ) : null}
          </>
        }
      />
      <CardStack>
        <FiltroDeElementos key={key} {...form} />
        <TablaElementos
          consulta={busqueda.search}
          elementos={elementos}
          acciones={acciones}
          incorpora={permisos?.incorporar.allowed ?? false}
          onChange={busqueda.show}
        />
      </CardStack>
    </>
  );
}
