import { QueryErrorResetBoundary } from "@tanstack/react-query";
import { Component, type ReactNode } from "react";
import { ErrorState } from "@/components/error-state";
import { StandaloneLayout } from "@/components/standalone-layout";
import { tellOutcome } from "@/lib/api/api-client";
import { useConnection, type Connection } from "@/lib/realtime/connection";
import { t } from "@/words";

type Props = { standalone: boolean; children: ReactNode };
type State = { error: Error | null };

/** Tells whether a screen's code did not load, usually because a new release removed the old files. */
function isChunkError(error: Error): boolean {
  return /dynamically imported module|importing a module script|loading (css )?chunk|unable to preload/i.test(
    error.message,
  );
}

class Boundary extends Component<Props & { onReset: () => void; connection: Connection }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: Error) {
    if (isChunkError(error)) tellOutcome(false);
  }

  override componentDidUpdate(before: { connection: Connection }) {
    // A reload loses nothing here: the screen is not shown, so nothing was typed.
    const isBack = before.connection !== "ok" && this.props.connection === "ok";
    if (isBack && this.state.error && isChunkError(this.state.error)) this.handleRetry();
  }

  handleRetry = () => {
    // The module loader remembers a failed import: only a page load tries again.
    if (this.state.error && isChunkError(this.state.error)) window.location.reload();
    else {
      this.props.onReset();
      this.setState({ error: null });
    }
  };

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const failed = isChunkError(error) ? (
      <ErrorState
        title={t("This page could not be loaded")}
        fallback={t("The connection may have dropped, or a new version has been released.")}
        onRetry={this.handleRetry}
      />
    ) : (
      <ErrorState
        title={t("Something went wrong on this page")}
        error={error}
        fallback={t("Your data is safe. Try again, or come back in a moment.")}
        onRetry={this.handleRetry}
      />
    );
    return this.props.standalone ? <StandaloneLayout>{failed}</StandaloneLayout> : failed;
  }
}

/** Catches errors of a screen, so that the rest of the app stays usable, and offers another try. */
export function ErrorBoundary(props: Props) {
  const connection = useConnection();
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => <Boundary {...props} onReset={reset} connection={connection} />}
    </QueryErrorResetBoundary>
  );
}
