interface AyudaMunicipio {
  readonly hint?: string;
  readonly emptyText?: string;
}

const FALTA_DEPARTAMENTO = 'Elija antes el departamento.';
const FALLO = 'No fue posible cargar los municipios. Elija de nuevo el departamento.';

/**
 * The texts of the municipality field when there is nothing to choose: beside the field, and while a person types.
 */
export function toAyudaMunicipio(departamento: string, { isError }: { isError: boolean }): AyudaMunicipio {
  if (departamento === '') return { hint: FALTA_DEPARTAMENTO, emptyText: FALTA_DEPARTAMENTO };
  return isError ? { hint: FALLO, emptyText: FALLO } : {};
}
