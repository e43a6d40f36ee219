import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.opensearch.analysis.common.CommonAnalysisPlugin;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.painless.PainlessPlugin;
import org.opensearch.transport.Netty4Plugin;

/** One OpenSearch node, run from its Maven artifacts. Each argument is a setting: name=value. Stops on SIGTERM. */
class OpenSearchNode extends Node {
  OpenSearchNode(Environment environment) {
    super(
        environment,
        List.of(
            Netty4Plugin.class, CommonAnalysisPlugin.class, PainlessPlugin.class),
        false);
  }

  public static void main(String[] arguments) throws Exception {
    Settings.Builder settings = Settings.builder();
    for (String argument : arguments) {
      int at = argument.indexOf('=');
      settings.put(argument.substring(0, at), argument.substring(at + 1));
    }
    String home = settings.get("path.home");
    Environment environment =
        InternalSettingsPreparer.prepareEnvironment(
            settings.build(), Map.of(), Path.of(home), () -> "node");
    OpenSearchNode node = new OpenSearchNode(environment);
    CountDownLatch stopped = new CountDownLatch(1);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      try {
        node.close();
      } catch (Exception error) {
        error.printStackTrace();
      }
      stopped.countDown();
    }));
    node.start();
    stopped.await();
  }
}
