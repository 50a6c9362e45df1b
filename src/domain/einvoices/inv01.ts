import type { SupplyType } from '../tax/supply-types.ts';

/** A party of an INV-01. Keys and their order are the portal's. */
export type Inv01Party = {
  Gstin: string;
  LglNm: string;
  Pos?: string;
  Addr1: string;
  Addr2?: string;
  Loc: string;
  Pin: number;
  Stcd: string;
  Ph?: string;
  Em?: string;
};

export type Inv01Item = {
  SlNo: string;
  PrdDesc?: string;
  IsServc: 'Y' | 'N';
  HsnCd: string;
  Qty?: number;
  Unit?: string;
  UnitPrice: number;
  TotAmt: number;
  Discount: number;
  AssAmt: number;
  GstRt: number;
  IgstAmt: number;
  CgstAmt: number;
  SgstAmt: number;
  TotItemVal: number;
};

type Inv01Reference = {
  InvRm?: string;
  PrecDocDtls?: { InvNo: string; InvDt: string }[];
  ContrDtls?: { PORefr?: string; PORefDt?: string; ExtRefr?: string }[];
};

/** The portal's form of one document, version 1.1. Amounts are rupees with at most two decimals, dates DD/MM/YYYY. */
export type Inv01 = {
  Version: '1.1';
  TranDtls: { TaxSch: 'GST'; SupTyp: 'B2B' | SupplyType; RegRev: 'N'; IgstOnIntra: 'N' };
  DocDtls: { Typ: 'INV' | 'CRN'; No: string; Dt: string };
  SellerDtls: Inv01Party;
  BuyerDtls: Inv01Party;
  ItemList: Inv01Item[];
  ValDtls: Record<
    'AssVal' | 'CgstVal' | 'SgstVal' | 'IgstVal' | 'CesVal' | 'Discount' | 'OthChrg' | 'RndOffAmt' | 'TotInvVal',
    number
  > & { /** In the currency of an export. */ TotInvValFc?: number };
  ShipDtls?: Inv01Party;
  RefDtls?: Inv01Reference;
  ExpDtls?: { ShipBNo?: string; ShipBDt?: string; Port?: string; ForCur?: string; CntCode?: string };
};
