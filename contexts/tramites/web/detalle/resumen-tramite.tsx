import { Card } from '@marco/web-kit/card';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatLongDate, formatNumber } from '@marco/web-kit/format';
import type { DetalleTramite } from '../../contract/index.ts';
import { TIPOS_TRAMITE, toTramiteParaProgramas } from '../../contract/terms.ts';
import { presentCuenta } from '../../rules/mapa/frase-cuenta.ts';

/** What the trámite is, and what the map says of its papers together. */
export function ResumenTramite({ tramite }: { readonly tramite: DetalleTramite }) {
  const { tipo, nivelDigital, resultado, tiempo, volumen, url, vistoEn, codigo, cuenta } = tramite;
  return (
    <Card title="El trámite">
      <FactSheet>
        <Fact name="Papeles" wide>
          {presentCuenta(cuenta)}
        </Fact>
        <Fact name="Tipo">{TIPOS_TRAMITE[tipo]}</Fact>
        <Fact name="Nivel digital">{nivelDigital === null ? null : `${nivelDigital} de 6`}</Fact>
        <Fact name="Resultado" wide>
          {resultado}
        </Fact>
        <Fact name="Tiempo">{tiempo}</Fact>
        <Fact name="Veces al año">
          {volumen && `${formatNumber(volumen.anual)} (${volumen.fuente}, ${volumen.anio})`}
        </Fact>
        {url === null || url === '' ? null : (
          <Fact name="Registro único" wide>
            <a href={url} rel="noreferrer">
              {url}
            </a>
          </Fact>
        )}
        <Fact name="Visto por última vez">{formatLongDate(vistoEn)}</Fact>
        <Fact name="Para programas">
          <a href={toTramiteParaProgramas(codigo)}>CPSV-AP (JSON-LD)</a>
        </Fact>
      </FactSheet>
    </Card>
  );
}
