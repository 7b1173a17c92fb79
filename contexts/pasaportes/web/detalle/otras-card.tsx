import { EstadoVersionChip } from '@marco/servicios/widgets';
import { Card } from '@marco/web-kit/card';
import { LineList } from '@marco/web-kit/line-list';
import { Link } from 'react-router';
import type { PasaportePublico } from '../../contract/index.ts';
import { toPasaporte } from '../../contract/pasaportes.paths.ts';

/** The other versions of the servicio, each with its own pasaporte. */
export function OtrasCard({ otras }: Pick<PasaportePublico, 'otras'>) {
  return (
    <Card title="Otras versiones">
      <LineList>
        {otras.map(({ oid, numero, estado }) => (
          <li key={oid}>
            <Link to={toPasaporte(oid)}>Versión {numero}</Link>
            <EstadoVersionChip estado={estado} />
          </li>
        ))}
      </LineList>
    </Card>
  );
}
