/** Where an entidad belongs, as dimensions. */
export interface LugarDeEntidad {
  readonly sector: number | null;
  readonly orden: number | null;
  readonly departamento: string | null;
}
