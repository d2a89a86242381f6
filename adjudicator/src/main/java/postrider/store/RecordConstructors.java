package postrider.store;

import java.lang.reflect.Constructor;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JacksonModule.SetupContext;
import tools.jackson.databind.deser.ValueInstantiator;
import tools.jackson.databind.deser.ValueInstantiators;
import tools.jackson.databind.deser.std.StdValueInstantiator;
import tools.jackson.databind.module.SimpleModule;

/**
 * Has Jackson create records by calling their constructors. Otherwise it spins method handles for each shape of record, which slows a
 * cold start because no class archive holds them.
 */
final class RecordConstructors extends SimpleModule {
    private static final long serialVersionUID = 1;

    @Override
    public void setupModule(SetupContext context) {
        super.setupModule(context);
        context.addValueInstantiators(new ValueInstantiators.Base() {
            @Override
            public ValueInstantiator modifyValueInstantiator(
                    DeserializationConfig config, BeanDescription.Supplier bean, ValueInstantiator usual) {
                return bean.getType().isRecordType() && usual instanceof StdValueInstantiator std
                        ? new Called(std)
                        : usual;
            }
        });
    }

    private static final class Called extends StdValueInstantiator {
        private static final long serialVersionUID = 1;

        Called(StdValueInstantiator usual) {
            super(usual);
        }

        @Override
        public Object createFromObjectWith(DeserializationContext context, Object[] values) {
            try {
                return ((Constructor<?>) _withArgsCreator.getAnnotated()).newInstance(values);
            } catch (ReflectiveOperationException refused) {
                return context.handleInstantiationProblem(_valueClass, values, rewrapCtorProblem(context, refused));
            }
        }
    }
}
