import { formatLongMoment } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { PageIndex, ReadingFrame } from '@marco/web-kit/reading-page';
import { Clock } from 'lucide-react';
import { useMemo } from 'react';
import { TITULO_DATOS_GENERALES } from '../../contract/datos-generales.paths.ts';
import { BLOQUES_DATOS_GENERALES, type BloqueDatosGenerales } from '../../contract/datos-generales.terms.ts';
import type { DatosGenerales } from '../../contract/index.ts';
import { Cifras } from '../datos-generales/cifras.tsx';
import { ComoFunciona } from '../datos-generales/como-funciona.tsx';
import { Documentos } from '../datos-generales/documentos.tsx';
import { Mapa } from '../datos-generales/mapa.tsx';
import { MiEntidadSeccion } from '../datos-generales/mi-entidad.tsx';
import { Preguntas } from '../datos-generales/preguntas.tsx';
import { LineaMarcada } from '../datos-generales/texto-marcado.tsx';
import { Ultimos } from '../datos-generales/ultimos.tsx';
import { useDatosGenerales, useHasEntidad, useMiEntidad } from '../datos-generales/use-datos-generales.ts';

const TITULO = 'El marco hoy';

/** The programme in figures and documents, and the own entidad of a session (ROUTE-07, AREA-15). */
export function DatosGeneralesScreen() {
  usePageTitle(TITULO_DATOS_GENERALES);
  const datos = useDatosGenerales();
  if (datos.data) return <Pagina datos={datos.data} />;
  return (
    <>
      <PageHeading title={TITULO} />
      <LoadBlock query={datos} subject="los datos generales">
        {() => null}
      </LoadBlock>
    </>
  );
}

function Pagina({ datos }: { readonly datos: DatosGenerales }) {
  const hasEntidad = useHasEntidad();
  const entidad = useMiEntidad();
  const entries = useMemo(() => listEntradas(hasEntidad), [hasEntidad]);
  const corte =
    datos.corte === null ? 'Todavía no hay cortes' : `Corte: ${formatLongMoment(datos.corte.tomadoEn)}`;
  return (
    <>
      <PageHeading
        title={TITULO}
        lead={<LineaMarcada texto={datos.presentacion} />}
        facts={[{ icon: <Clock size={16} />, text: corte }]}
      />
      <ReadingFrame indexSide="start" index={<PageIndex entries={entries} narrow="strip" />}>
        {hasEntidad ? <MiEntidadSeccion /> : null}
        <Cifras datos={datos} corte={corte} leeIndicadores={entidad.data?.leeIndicadores ?? false} />
        <Mapa departamentos={datos.departamentos} corte={corte} />
        <ComoFunciona pasos={datos.pasos} terminos={datos.terminos} />
        <Documentos documentos={datos.documentos} />
        <Preguntas preguntas={datos.preguntas} />
        <Ultimos ultimos={datos.ultimos} />
      </ReadingFrame>
    </>
  );
}

/** The own entidad comes first, and only with a session. */
function listEntradas(hasEntidad: boolean) {
  return (Object.entries(BLOQUES_DATOS_GENERALES) as [BloqueDatosGenerales, string][])
    .filter(([id]) => hasEntidad || id !== 'mi-entidad')
    .map(([id, title]) => ({ id, title, count: null }));
}
