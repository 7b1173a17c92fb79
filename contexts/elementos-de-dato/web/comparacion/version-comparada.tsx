import { Card } from '@marco/web-kit/card';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { Link } from 'react-router';
import { toVersionElemento } from '../../contract/elementos-de-dato.paths.ts';
import type { ReferenciaVersion } from '../../contract/index.ts';
import { EstadoVersionChip } from '../detalle/estado-version-chip.tsx';

interface VersionComparadaProps {
  readonly desde: ReferenciaVersion;
  readonly hasta: ReferenciaVersion;
}

/** Which two versions stand against each other. */
export function VersionComparada({ desde, hasta }: VersionComparadaProps) {
  return (
    <Card title="Versiones comparadas">
      <FactSheet>
        <Fact name="Desde">
          <Version referencia={desde} />
        </Fact>
        <Fact name="Hasta">
          <Version referencia={hasta} />
        </Fact>
      </FactSheet>
    </Card>
  );
}

function Version({ referencia }: { readonly referencia: ReferenciaVersion }) {
  const { versionId, nombre, numero, estado } = referencia;
  return (
    <>
      <Link to={toVersionElemento(versionId)}>
        {nombre}, versión {numero}
      </Link>{' '}
      <EstadoVersionChip estado={estado} />
    </>
  );
}
