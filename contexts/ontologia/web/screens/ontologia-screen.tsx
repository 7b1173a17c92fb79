import { Termino } from '@marco/parametros/widgets';
import { ButtonLink } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import { useExistingPage, useFilterClearing } from '@marco/web-kit/list-search';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Tabs } from '@marco/web-kit/tabs';
import { Plus, Share2 } from 'lucide-react';
import { ontologiaPaths, toNuevaFicha } from '../../contract/ontologia.paths.ts';
import { LISTA_PALABRAS, PALABRAS, type Palabra } from '../../contract/terms.ts';
import { CONSULTA_VACIA } from '../../rules/consulta-ontologia.ts';
import { DownloadOntologia } from '../download-ontologia.tsx';
import { FiltroFichas } from '../lista/filtro-fichas.tsx';
import { TablaFichas } from '../lista/tabla-fichas.tsx';
import { type FichasHalladas, useConsulta, useFichas } from '../lista/use-fichas.ts';

const TITULO = 'Ontología';
const PESTANAS = LISTA_PALABRAS.map((id) => ({ id, label: PALABRAS[id].plural }));

/** One search of the ontology with a selector of what is searched: the four words of the specification (AREA-07). */
export function OntologiaScreen() {
  usePageTitle(TITULO);
  const { search: consulta, show } = useConsulta();
  const fichas = useFichas(consulta);
  const { data, isFetching } = fichas;
  useExistingPage(consulta, fichas, show);
  const { palabra } = consulta;
  const { key, form } = useFilterClearing(() => show({ ...CONSULTA_VACIA, palabra }));

  return (
    <>
      <PageHeading
        title={TITULO}
        lead={
          <>
            Qué significan los conceptos del <Termino clave="lenguaje-comun">lenguaje común</Termino> y cómo
            se relacionan entre sí.
          </>
        }
        actions={<Acciones palabra={palabra} permisos={data?.permisos} />}
      />
      <Tabs
        label="Qué se busca"
        tabs={PESTANAS}
        selected={palabra}
        onSelect={(chosen) => show({ ...CONSULTA_VACIA, palabra: chosen, texto: consulta.texto })}
      >
        <CardStack>
          <FiltroFichas
            key={`${palabra} ${key}`}
            consulta={consulta}
            isSearching={isFetching && !data}
            {...form}
            onSearch={(filtro) => show({ ...consulta, ...filtro, pagina: 1 })}
          />
          <TablaFichas consulta={consulta} fichas={fichas} onChange={show} />
        </CardStack>
      </Tabs>
    </>
  );
}

interface AccionesProps {
  readonly palabra: Palabra;
  readonly permisos: FichasHalladas['permisos'] | undefined;
}

/** The graph, the file, and adding one of the word on show, or why not. */
function Acciones({ palabra, permisos }: AccionesProps) {
  return (
    <>
      <ButtonLink variant="neutral" icon={<Share2 size={18} />} to={ontologiaPaths.grafo}>
        Ver grafo
      </ButtonLink>
      {permisos ? <DownloadOntologia decision={permisos.descargar} /> : null}
      {permisos ? (
        <ButtonLink icon={<Plus size={18} />} to={toNuevaFicha(palabra)} blocked={permisos.crear}>
          {`Crear ${PALABRAS[palabra].singular.toLowerCase()}`}
        </ButtonLink>
      ) : null}
    </>
  );
}
