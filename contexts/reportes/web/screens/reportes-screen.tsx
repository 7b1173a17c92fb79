import { Button, ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { EmptyState } from '@marco/web-kit/empty-state';
import { TextInput } from '@marco/web-kit/field';
import { LoadBlock } from '@marco/web-kit/load-block';
import { PageHeading, useAddressParams, usePageTitle } from '@marco/web-kit/page';
import { Select } from '@marco/web-kit/select';
import type { TarjetaIndicador } from '../../contract/index.ts';
import {
  reportesPaths,
  TITULO_EXPLORADOR,
  TITULO_REPORTES,
  TITULO_TABLEROS,
} from '../../contract/reportes.paths.ts';
import { GRUPOS_INDICADOR, type GrupoIndicador } from '../../contract/terms.ts';
import { findTarjetas } from '../../rules/indicadores/galeria.ts';
import styles from '../indicadores/indicador.module.css';
import { TarjetaDeIndicador } from '../indicadores/tarjeta-indicador.tsx';
import { useIndicadores } from '../indicadores/use-indicadores.ts';
import { EnlacesDeInformes } from '../informes/enlaces-informes.tsx';
import { OtrosListados } from '../informes/otros-listados.tsx';
import { SuscripcionesPropias } from '../suscripciones/suscripciones-propias.tsx';

const GRUPOS = Object.keys(GRUPOS_INDICADOR) as GrupoIndicador[];

/** Every report and indicador a person may read (AREA-09). */
export function ReportesScreen() {
  usePageTitle(TITULO_REPORTES);
  const indicadores = useIndicadores();
  return (
    <>
      <PageHeading
        title={TITULO_REPORTES}
        lead="Cada número tiene una definición, un corte y la lista que lo forma."
        actions={
          <>
            <ButtonLink variant="secondary" to={reportesPaths.explorador}>
              {TITULO_EXPLORADOR}
            </ButtonLink>
            <ButtonLink variant="secondary" to={reportesPaths.tableros}>
              {TITULO_TABLEROS}
            </ButtonLink>
          </>
        }
      />
      <CardStack>
        <EnlacesDeInformes />
        <LoadBlock query={indicadores} subject="los indicadores">
          {(data) => <Galeria tarjetas={data.indicadores} />}
        </LoadBlock>
        <OtrosListados />
        <SuscripcionesPropias />
      </CardStack>
    </>
  );
}

function Galeria({ tarjetas }: { readonly tarjetas: readonly TarjetaIndicador[] }) {
  const { params, change } = useAddressParams();
  const texto = params.get('texto') ?? '';
  const grupo = params.get('grupo') ?? '';
  const set = (clave: 'texto' | 'grupo', valor: string) =>
    change(
      (antes) => {
        const siguiente = new URLSearchParams(antes);
        if (valor === '') siguiente.delete(clave);
        else siguiente.set(clave, valor);
        return siguiente;
      },
      { replace: true },
    );
  const halladas = findTarjetas(tarjetas, { texto, grupo });
  const conTarjetas = GRUPOS.filter((uno) => halladas.some((tarjeta) => tarjeta.grupo === uno));
  return (
    <CardStack>
      <Card isForScreen>
        <div className={styles['filtros']}>
          <TextInput
            label="Buscar"
            placeholder="Ejemplo: tiempo de nivel 2"
            value={texto}
            onChange={(valor) => set('texto', valor)}
          />
          <Select
            label="Grupo"
            placeholder={`Todos (${tarjetas.length})`}
            value={grupo}
            onChange={(valor) => set('grupo', valor)}
            options={GRUPOS.map((uno) => ({
              value: uno,
              label: `${GRUPOS_INDICADOR[uno].nombre} (${tarjetas.filter((una) => una.grupo === uno).length})`,
            }))}
          />
        </div>
      </Card>
      {conTarjetas.length === 0 ? (
        <EmptyState
          drawing="search"
          title="No hay indicadores que coincidan"
          text="Busque con otras palabras o en todos los grupos."
        >
          <Button variant="secondary" onClick={() => change({}, { replace: true })}>
            Limpiar
          </Button>
        </EmptyState>
      ) : (
        conTarjetas.map((uno) => (
          <section key={uno} aria-labelledby={`grupo-${uno}`}>
            <h2 id={`grupo-${uno}`}>{GRUPOS_INDICADOR[uno].nombre}</h2>
            <p className={styles['corte']}>{GRUPOS_INDICADOR[uno].frase}</p>
            <div className={styles['tarjetas']}>
              {halladas
                .filter((tarjeta) => tarjeta.grupo === uno)
                .map((tarjeta) => (
                  <TarjetaDeIndicador key={tarjeta.codigo} tarjeta={tarjeta} />
                ))}
            </div>
          </section>
        ))
      )}
    </CardStack>
  );
}
