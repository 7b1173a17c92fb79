import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatMoment, formatNumber, formatSize, formatSpan } from '@marco/web-kit/format';
import type { ImportacionOperacion } from '../../contract/index.ts';
import { AMBIENTE } from '../../contract/terms.ts';

/** What is known of an import and of the hours it changes. */
export function HechosImportacion({ importacion }: { readonly importacion: ImportacionOperacion }) {
  const { ambiente, instancia, bytes, recibidos, calculo, creadaEn, creadaPor, aplicadaEn } = importacion;
  return (
    <FactSheet>
      <Fact name="Ambiente">
        {AMBIENTE[ambiente]} ({instancia})
      </Fact>
      <Fact name="Recibido">
        {formatSize(recibidos)}
        {bytes === null ? '' : ` de ${formatSize(bytes)}`}
      </Fact>
      <Fact name="Enviada">
        {formatMoment(creadaEn)}, por {creadaPor}
      </Fact>
      <Fact name="Aplicada">{aplicadaEn === null ? null : formatMoment(aplicadaEn)}</Fact>
      <Fact name="Intercambios">{calculo === null ? null : formatNumber(calculo.intercambios)}</Fact>
      <Fact name="Sin pareja">{calculo === null ? null : formatNumber(calculo.sinPareja)}</Fact>
      <Fact name="Exitosos">{calculo === null ? null : formatNumber(calculo.exitosos)}</Fact>
      <Fact name="Horas">
        {calculo?.desde && calculo.hasta
          ? `${formatNumber(calculo.horas)}, ${formatSpan(calculo.desde, calculo.hasta).toLowerCase()}`
          : null}
      </Fact>
    </FactSheet>
  );
}
