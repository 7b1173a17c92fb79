import { INICIO } from '@marco/parametros/paths';
import { CardStack } from '@marco/web-kit/card-stack';
import { useExistingPage } from '@marco/web-kit/list-search';
import { NotFound } from '@marco/web-kit/not-found';
import { PageHeading, useRecordTrail } from '@marco/web-kit/page';
import { useState } from 'react';
import { useParams } from 'react-router';
import { INFORMES, PALABRAS_INFORME, type PalabraInforme } from '../../contract/informes.terms.ts';
import { reportesPaths, TITULO_REPORTES } from '../../contract/reportes.paths.ts';
import { FILTRO_VACIO } from '../../rules/informes/consulta-informe.ts';
import { FiltroDeInformeCard } from '../informes/filtro-informe.tsx';
import { ResumenInforme } from '../informes/resumen-informe.tsx';
import { TablaInforme } from '../informes/tabla-informe.tsx';
import { useConsulta, useInforme } from '../informes/use-informe.ts';

const ARRIBA = [INICIO, { nombre: TITULO_REPORTES, to: reportesPaths.home }];

/** 'app/reportes/{word}': a specified report with its filters, its sums and its rows (AREA-09). */
export function InformeScreen() {
  const { palabra } = useParams();
  const known = PALABRAS_INFORME.find((una) => una === palabra);
  if (known) return <Informe key={known} palabra={known} />;
  return (
    <NotFound
      title="Reporte no encontrado"
      message="El reporte que busca no existe."
      hint="Elija uno de la lista de reportes."
      to={reportesPaths.home}
      backLabel="Volver a los reportes"
    />
  );
}

function Informe({ palabra }: { readonly palabra: PalabraInforme }) {
  const { titulo, pregunta } = INFORMES[palabra];
  useRecordTrail(titulo, ARRIBA);
  const { search: consulta, show } = useConsulta();
  const informe = useInforme(palabra, consulta);
  const [timesCleared, setTimesCleared] = useState(0);
  useExistingPage(consulta, informe, show);
  return (
    <>
      <PageHeading title={titulo} lead={pregunta} />
      <CardStack>
        <FiltroDeInformeCard
          key={timesCleared}
          palabra={palabra}
          filtro={consulta.filtro}
          isSearching={informe.isFetching && !informe.data}
          takesFocus={timesCleared > 0}
          onSearch={(filtro) => show({ ...consulta, filtro, pagina: 1 })}
          onClear={() => {
            setTimesCleared((times) => times + 1);
            show({ ...consulta, filtro: FILTRO_VACIO, pagina: 1 });
          }}
        />
        {/* While it loads or where it fails, the table says so. */}
        {informe.data ? <ResumenInforme informe={informe.data} /> : null}
        <TablaInforme palabra={palabra} consulta={consulta} informe={informe} onChange={show} />
      </CardStack>
    </>
  );
}
