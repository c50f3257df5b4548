import { Component, type ReactNode } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { useDrawnRouter } from './router-view.tsx';

interface BoundaryProps {
  location: Location;
  show: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  location: Location;
  failure: { error: unknown } | null;
}

/** What fails below is shown as that, until another address is opened. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location, failure: null };

  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } });

  static getDerivedStateFromProps = ({ location }: BoundaryProps, state: BoundaryState) =>
    location === state.location ? null : { location, failure: null };

  override render() {
    const { failure } = this.state;
    return failure ? this.props.show(failure.error) : this.props.children;
  }
}

export interface PageBoundaryProps {
  /** What stands in place of what failed. */
  show: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** Catches what does not render. */
export function RenderBoundary({ show, children }: PageBoundaryProps) {
  return (
    <Boundary location={useLocation()} show={show}>
      {children}
    </Boundary>
  );
}

/** Around pages: catches what does not load, too. */
export function PageBoundary({ show, children }: PageBoundaryProps) {
  const { failure } = useDrawnRouter().state;
  if (failure) return show(failure.error);
  return <RenderBoundary show={show}>{children}</RenderBoundary>;
}
