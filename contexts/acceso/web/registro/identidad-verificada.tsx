import { Card } from '@marco/web-kit/card';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { findSiglaIdentificacion, presentIdentidad } from '../../rules/registro/identidad-registro.ts';

export interface IdentidadVerificadaProps {
  readonly claims: Readonly<Record<string, unknown>>;
  /** Name of the identification type, once the catalogue is here. */
  readonly tipoIdentificacion: string | undefined;
}

/** What the authenticator proved of the person; nobody types it here (REG-02). */
export function IdentidadVerificada({ claims, tipoIdentificacion }: IdentidadVerificadaProps) {
  const identidad = presentIdentidad(claims);
  const rows = [
    ['Tipo de identificación', tipoIdentificacion ?? findSiglaIdentificacion(claims)],
    ['Número de identificación', identidad.numeroIdentificacion],
    ['Primer nombre', identidad.primerNombre],
    ['Segundo nombre', identidad.segundoNombre],
    ['Primer apellido', identidad.primerApellido],
    ['Segundo apellido', identidad.segundoApellido],
    ['Número de celular', identidad.numeroCelular],
  ] as const;
  return (
    <Card title="Su identidad verificada">
      <FactSheet>
        {rows.map(([label, value]) => (
          <Fact key={label} name={label}>
            {value || 'Sin registro'}
          </Fact>
        ))}
      </FactSheet>
    </Card>
  );
}
