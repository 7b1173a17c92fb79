import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { Pagination, pageCount } from '@marco/web-kit/data-table';
import {
  NothingFound,
  ResultCount,
  SearchResults,
  useAddressSearch,
  useSearchForm,
} from '@marco/web-kit/list-search';
import { LoadBlock } from '@marco/web-kit/load-block';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Segmented } from '@marco/web-kit/segmented';
import { FileText } from 'lucide-react';
import { TITULO_MAPA, TITULO_TRAMITES, tramitesPaths } from '../../contract/tramites.paths.ts';
import {
  type ConsultaMapa,
  FILTRO_VACIO,
  formatConsulta,
  parseConsulta,
} from '../../rules/mapa/consulta-mapa.ts';
import { TablaSupuestos } from '../ahorro/tabla-supuestos.tsx';
import { useSupuestos } from '../ahorro/use-supuestos.ts';
import { FiltroMapaForm } from '../mapa/filtro-mapa.tsx';
import { ListaMapa } from '../mapa/lista-mapa.tsx';
import styles from '../mapa/mapa.module.css';
import { MatrizMapa } from '../mapa/matriz-mapa.tsx';
import { type MapaHallado, useMapa } from '../mapa/use-mapa.ts';

const BUSQUEDA = { parse: parseConsulta, format: formatConsulta } as const;

/** The once-only map: who answers for each datum, who delivers it, who still asks citizens for it (AREA-09). */
export function MapaScreen() {
  usePageTitle(TITULO_MAPA);
  const busqueda = useAddressSearch(BUSQUEDA);
  const mapa = useMapa(busqueda.search);
  const { key, form } = useSearchForm(busqueda, mapa, FILTRO_VACIO);
  const supuestos = useSupuestos();
  return (
    <>
      <PageHeading
        title={TITULO_MAPA}
        lead="Los datos que los trámites piden en papeles: quién responde por ellos, quién los entrega y quién los sigue pidiendo."
        actions={
          <ButtonLink variant="secondary" icon={<FileText size={18} />} to={tramitesPaths.home}>
            {TITULO_TRAMITES}
          </ButtonLink>
        }
      />
      <CardStack>
        <FiltroMapaForm key={key} {...form} />
        <SearchResults query={mapa} title="Elementos y entidades" subject="el mapa" rows={5}>
          {(data) => <Hallado mapa={data} consulta={busqueda.search} onChange={busqueda.show} />}
        </SearchResults>
        <div id="supuestos">
          <LoadBlock query={supuestos} subject="los supuestos de los ahorros">
            {(data) => (
              <Card title="Supuestos de los ahorros">
                <TablaSupuestos supuestos={data.supuestos} />
              </Card>
            )}
          </LoadBlock>
        </div>
      </CardStack>
    </>
  );
}

interface HalladoProps {
  readonly mapa: MapaHallado;
  readonly consulta: ConsultaMapa;
  readonly onChange: (consulta: ConsultaMapa) => void;
}

const VISTAS = [
  { value: 'matriz', label: 'Matriz' },
  { value: 'lista', label: 'Lista' },
] as const;

function Hallado({ mapa, consulta, onChange }: HalladoProps) {
  const Vista = consulta.vista === 'matriz' ? MatrizMapa : ListaMapa;
  return (
    <Card title="Elementos y entidades">
      <div className={styles['vistas']}>
        <ResultCount total={mapa.total} one="elemento" many="elementos" />
        <Segmented
          label="Ver como"
          segments={VISTAS}
          value={consulta.vista}
          onChange={(vista) => onChange({ ...consulta, vista })}
        />
      </div>
      {mapa.filas.length === 0 ? <NothingFound /> : <Vista mapa={mapa} />}
      <Pagination
        page={consulta.pagina}
        pages={pageCount(mapa.total, consulta.tamano)}
        size={consulta.tamano}
        total={mapa.total}
        of="elementos del mapa"
        onPage={(pagina) => onChange({ ...consulta, pagina })}
      />
    </Card>
  );
}
