import { Card } from '@marco/web-kit/card';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatLongDate } from '@marco/web-kit/format';
import type { DetalleIndicador } from '../../contract/index.ts';

/** How an indicador is read: what it divides, by what, from where, since when. */
export function DefinicionCard({ indicador }: { readonly indicador: DetalleIndicador }) {
  const { codigo, metas, versiones } = indicador;
  const [actual, ...anteriores] = versiones;
  if (actual === undefined) return null;
  const meta = metas.at(-1);
  return (
    <Card title="Cómo se calcula">
      <FactSheet>
        <Fact name={actual.denominador === null ? 'Cuenta' : 'Numerador'}>{actual.numerador}</Fact>
        {actual.denominador === null ? null : <Fact name="Denominador">{actual.denominador}</Fact>}
        <Fact name="Fuente">{actual.fuentes.join(', ')}</Fact>
        <Fact name="Meta">
          {meta ? `${meta.texto} a ${formatLongDate(meta.hasta)}: ${meta.fuente}` : 'Sin meta'}
        </Fact>
        <Fact name="Definición">
          {codigo}, versión {actual.version}, desde el {formatLongDate(actual.rige)}, aprobada por{' '}
          {actual.aprobadaPor}
        </Fact>
        <Fact name="Fórmula" wide>
          {actual.formula}
        </Fact>
        {actual.nota === '' ? null : (
          <Fact name="Nota" wide>
            {actual.nota}
          </Fact>
        )}
        {anteriores.map(({ version, formula, rige }) => (
          <Fact key={version} name={`Versión ${version}, desde el ${formatLongDate(rige)}`} wide>
            {formula}
          </Fact>
        ))}
      </FactSheet>
    </Card>
  );
}
