import { Card } from '@marco/web-kit/card';
import { LoadBlock } from '@marco/web-kit/load-block';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { TITULO_REPORTES } from '../../contract/reportes.paths.ts';
import { useIndicadores } from '../indicadores/use-indicadores.ts';

/** Every report and indicador a person may read (AREA-09). */
export function ReportesScreen() {
  usePageTitle(TITULO_REPORTES);
  const indicadores = useIndicadores();
  return (
    <>
      <PageHeading
        title={TITULO_REPORTES}
        lead="Cada número tiene una definición, un corte y la lista que lo forma."
      />
      <LoadBlock query={indicadores} subject="los indicadores">
        {(data) => (
          <Card title="Indicadores">
            <ul>
              {data.indicadores.map(({ codigo, pregunta }) => (
                <li key={codigo}>{pregunta}</li>
              ))}
            </ul>
          </Card>
        )}
      </LoadBlock>
    </>
  );
}
