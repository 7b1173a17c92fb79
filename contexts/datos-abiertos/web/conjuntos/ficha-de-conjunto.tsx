import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatLongMoment } from '@marco/web-kit/format';
import type { DetalleConjunto } from '../../contract/index.ts';
import { presentLicencia } from '../../rules/volcado.ts';

/** What a set is, where it comes from, how often it is written and how it may be used. */
export function FichaDeConjunto({ conjunto }: { readonly conjunto: DetalleConjunto }) {
  const { codigo, fuente, frecuencia, edicion, licencia } = conjunto;
  return (
    <FactSheet>
      <Fact name="De dónde sale" wide>
        {fuente}
      </Fact>
      <Fact name="Código">
        <code>{codigo}</code>
      </Fact>
      <Fact name="Frecuencia">{frecuencia}</Fact>
      <Fact name="Última edición">{edicion ? formatLongMoment(edicion.publicadaEn) : ''}</Fact>
      <Fact name="Licencia">
        {licencia.direccion === '' ? (
          presentLicencia(licencia)
        ) : (
          <a href={licencia.direccion} rel="license noreferrer">
            {presentLicencia(licencia)}
          </a>
        )}
      </Fact>
      <Fact name="Cómo leer los archivos" wide>
        CSV en UTF-8 con punto y coma y coma decimal; JSON con una fila por línea. Los días son AAAA-MM-DD y
        los momentos, UTC. De las personas solo se dicen rangos, nunca menos de cinco por separado.
      </Fact>
    </FactSheet>
  );
}
