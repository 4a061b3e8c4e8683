import type { ComponentType } from 'react';

/**
 * Every island: a component that React hydrates in the browser. A component belongs here if it does something that HTML and
 * CSS cannot do; everything else stays HTML, and the build stops where state or handlers stand outside an island
 * (`publish/guards/island-guard.ts`). The name is that of the component, of its file and of its export. The browser fetches an
 * island's script when the visitor comes near.
 */
export const islands = {
  BackgroundVideo: () => import('../design/BackgroundVideo/BackgroundVideo.tsx'),
  CabinViewPart: () => import('../cars/CabinView/CabinViewPart.tsx'),
  CarChooser: () => import('../order/CarChooser/CarChooser.tsx'),
  BrochureButton: () => import('../pages/ModelPage/Brochure/BrochureButton.tsx'),
  ColourPicker: () => import('../cars/ColourPicker/ColourPicker.tsx'),
  ChargingCalculator: () => import('../tools/HomeCharging/ChargingCalculator.tsx'),
  Comparison: () => import('../tools/Comparison/Comparison.tsx'),
  GarageCalculator: () => import('../tools/Garage/GarageCalculator.tsx'),
  Header: () => import('../site/Header/Header.tsx'),
  LoanCalculator: () => import('../tools/Loan/LoanCalculator.tsx'),
  ModelFilter: () => import('../pages/HomePage/ModelFilter.tsx'),
  ModelNavigation: () => import('../cars/ModelNavigation/ModelNavigation.tsx'),
  Newsletter: () => import('../site/Newsletter/Newsletter.tsx'),
  OrderDialogs: () => import('../order/OrderDialogs/OrderDialogs.tsx'),
  PictureCarousel: () => import('../cars/PictureCarousel/PictureCarousel.tsx'),
  SpecTabs: () => import('../cars/SpecTabs/SpecTabs.tsx'),
  ToolTabs: () => import('../tools/ToolsSection/ToolTabs.tsx'),
  Vehicles: () => import('../cars/Vehicles/Vehicles.tsx'),
  WinterCalculator: () => import('../tools/WinterRange/WinterCalculator.tsx'),
};

export type IslandName = keyof typeof islands;

/** Loads the component of an island. */
export async function loadIsland(name: IslandName): Promise<ComponentType<object>> {
  const module = (await islands[name]()) as Record<string, unknown>;
  return module[name] as ComponentType<object>;
}
